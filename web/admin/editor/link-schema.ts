import { linkSchema as presetLink } from '@milkdown/preset-commonmark';

/** Milkdown's link, but text typed right after a link is not part of it. */
export const linkSchema = presetLink.extendSchema((base) => (ctx) => ({
  ...base(ctx),
  inclusive: false,
}));
