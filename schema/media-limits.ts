/** The library of uploaded images. Lengths are characters. */
export const mediaLimits = {
  altTextMax: 500,
  /** Uses that a refusal to delete names. */
  usesNamed: 5,
} as const;
