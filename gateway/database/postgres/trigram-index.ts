/**
 * The index over the texts of requests. It needs a module that not every server has, so a copy of
 * the database is restored without it, and the housekeeping makes it anew.
 */
export const trigramIndex = 'visitor_request_trigrams';
