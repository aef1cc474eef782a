/**
 * The index over the texts of requests. It needs an extension that not every server has, so a copy
 * of the database is restored without it and the housekeeping creates it again.
 */
export const trigramIndex = 'visitor_request_trigrams';
