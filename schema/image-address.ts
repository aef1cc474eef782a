/** What an article's image may be at: a path of this site, or an address that begins with https. */
export const imageAddress = /^(?:\/(?![/\\])|https:\/\/[^/\\\s])\S*$/i;
