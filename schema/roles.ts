/** The roles of people (product 21.1); a person has one or more. */
export const roles = ['OWNER', 'PUBLISHER', 'AUTHOR', 'DESK', 'VIEWER'] as const;

export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = {
  OWNER: 'Owner',
  PUBLISHER: 'Publisher',
  AUTHOR: 'Author',
  DESK: 'Desk',
  VIEWER: 'Viewer',
};

export const roleDescriptions: Record<Role, string> = {
  OWNER: 'May do everything, including people, keys and settings.',
  PUBLISHER: 'Writes and publishes posts and content, and edits the template.',
  AUTHOR: 'Writes drafts and pending changes.',
  DESK: 'Handles visitors’ requests, replies and meetings.',
  VIEWER: 'Reads posts, drafts, content, media and insights.',
};

/** What people may do, each with the roles that may (product 21.1). */
const permissions = {
  /** Read posts, drafts, versions, content, media, redirects, insights and checks. */
  read: roles,
  /** Write drafts and pending changes, upload images, use the AI generator. */
  write: ['OWNER', 'PUBLISHER', 'AUTHOR'],
  /** Change what is public, the template and redirects; share previews. */
  publish: ['OWNER', 'PUBLISHER'],
  /** Handle visitors' requests: their personal data, replies and meetings. */
  handleRequests: ['OWNER', 'DESK'],
  /** Manage people, keys, webhooks and settings; override checks. */
  administer: ['OWNER'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

export function may(held: readonly Role[], permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission];
  return held.some((role) => allowed.includes(role));
}

/** The message to a person whose roles do not permit an action. */
export const rolesMessage = 'Your roles do not permit this. Ask an owner of the site.';
