/** Who is asking: a stranger, or the administrator with the claims the provider vouched for. */
export type Actor =
  | { readonly kind: 'stranger' }
  | {
      readonly kind: 'administrator';
      readonly email: string;
      readonly firstName: string | undefined;
    };

/** Somebody who is not logged in. */
export const stranger: Actor = { kind: 'stranger' };
