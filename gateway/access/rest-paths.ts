import { keysWith, people, updatesPosts, type Access } from './access.ts';

/**
 * The one table of access to the REST API, for people and keys alike (product 19.3), by method and
 * path in Express syntax. The gateway does not start while a path has no row.
 */
export const restPaths: Record<string, Access> = {
  'GET /api/auth/user': people('read'),
  'GET /api/blog/admin/posts': people('read', keysWith('posts.read')),
  // Content that is or becomes public also needs to publish; the services check that.
  'POST /api/blog/admin/posts': people('write', keysWith('posts.write')),
  'PUT /api/blog/admin/posts/:id': people('write', updatesPosts),
  'DELETE /api/blog/admin/posts/:id': people('write', keysWith('posts.write')),
  'POST /api/blog/admin/ai-generate': people('write'),
  'POST /api/blog/admin/images': people('write', keysWith('posts.write')),
  // This also changes the image in published articles.
  'PUT /api/blog/admin/images/:id': people('publish', keysWith('posts.write', 'posts.publish')),
  'GET /api/template/config': 'everybody',
  'PUT /api/template/config': people('publish'),
  'POST /api/template/test': people('publish'),
  'GET /api/requests.csv': people('handleRequests', keysWith('requests.read')),
  'POST /api/loon-lens-request': 'everybody',
  'POST /api/loon-demo-request': 'everybody',
  'POST /api/visit': 'everybody',
};
