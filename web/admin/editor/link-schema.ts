import { linkSchema as presetLink } from '@milkdown/preset-commonmark';

/** Milkdown's link; what is typed right behind one is no part of it. */
export const linkSchema = presetLink.extendSchema((base) => (ctx) => ({
  ...base(ctx),
  inclusive: false,
}));
