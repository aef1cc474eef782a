/** Limits for the media library. Lengths are characters. */
export const mediaLimits = {
  altTextMax: 500,
  fileNameMax: 200,
  /** Maximum number of uses listed when a deletion is refused. */
  usesNamed: 5,
} as const;
