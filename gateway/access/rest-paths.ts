import { keysWith, postAnswer, type Access } from './access.ts';

/**
 * The one table of access to the REST API, for cookies and keys alike (product 19.3), by method and
 * path in Express syntax. The gateway does not start while a path has no row.
 */
export const restPaths: Record<string, Access> = {
  'GET /api/auth/user': 'administrators',
  'GET /api/blog/admin/posts': keysWith('posts.read'),
  'POST /api/blog/admin/posts': keysWith('posts.write'),
  'PUT /api/blog/admin/posts/:id': {
    allOf: [],
    oneOf: ['posts.write', 'posts.publish'],
    answer: postAnswer,
  },
  'DELETE /api/blog/admin/posts/:id': keysWith('posts.write'),
  'POST /api/blog/admin/ai-generate': 'administrators',
  'POST /api/blog/admin/images': keysWith('posts.write'),
  // This also changes the image in published articles.
  'PUT /api/blog/admin/images/:id': keysWith('posts.write', 'posts.publish'),
  'GET /api/template/config': 'everybody',
  'PUT /api/template/config': 'administrators',
  'POST /api/template/test': 'administrators',
  'GET /api/requests.csv': keysWith('requests.read'),
  'POST /api/loon-lens-request': 'everybody',
  'POST /api/loon-demo-request': 'everybody',
  'POST /api/visit': 'everybody',
};
