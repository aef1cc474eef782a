/**
 * A path with the token of a person: of a preview, a meeting, their data or a review. It is no page
 * of a visit, and the site alone answers it.
 */
export const personalLink = /^\/(?:preview|meeting|preferences|review)(?:\/|$)/;
