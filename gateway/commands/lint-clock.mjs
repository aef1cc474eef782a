// Rules of npm run lint: the time comes from the clock passed down from the entry point (`now`).
const message = 'The time comes from the clock that the caller passes (`now`).';

const isName = (node, name) => node.type === 'Identifier' && node.name === name;

export default {
  meta: { name: 'clock' },
  rules: {
    'own-date': {
      create: (context) => ({
        NewExpression(node) {
          if (isName(node.callee, 'Date') && node.arguments.length === 0) {
            context.report({ node, message });
          }
        },
      }),
    },
    'own-timestamp': {
      create: (context) => ({
        MemberExpression(node) {
          if (isName(node.object, 'Date') && isName(node.property, 'now')) {
            context.report({ node, message });
          }
        },
      }),
    },
  },
};
