/**
 * The header of a request that a page sends automatically, such as a poll for changes every 30 s.
 * Such a request does not extend the session, which would otherwise never expire.
 */
export const unattendedHeader = 'x-loon-unattended';
