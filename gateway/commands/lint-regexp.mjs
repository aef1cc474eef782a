// Rule of npm run lint: no regular expression takes more than linear time, whatever its input.
import { analyse } from 'scslre';

const reasons = {
  Move: 'tries every beginning of such a run to its end',
  Self: 'backtracks over such a run',
  Trade: 'backtracks over such a run',
};

/** The expression of `/…/` or of `new RegExp('…')`; undefined when it is computed. */
function expressionOf(node) {
  if (node.type === 'Literal') {
    return node.regex && { source: node.regex.pattern, flags: node.regex.flags };
  }
  const [source, flags] = node.arguments.map((given) => given.value);
  const isWhole = typeof source === 'string' && (flags === undefined || typeof flags === 'string');
  return isWhole ? { source, flags: flags ?? '' } : undefined;
}

function check(context, node) {
  const expression = expressionOf(node);
  if (expression === undefined) {
    return;
  }
  for (const { type, character } of analyse(expression).reports) {
    const run = JSON.stringify(character.pick);
    const message = `Takes more than linear time over a run of ${run}: it ${reasons[type]}.`;
    context.report({ node, message });
  }
}

export default {
  meta: { name: 'regexp' },
  rules: {
    'linear-time': {
      create: (context) => ({
        Literal: (node) => check(context, node),
        'NewExpression[callee.name="RegExp"]': (node) => check(context, node),
        'CallExpression[callee.name="RegExp"]': (node) => check(context, node),
      }),
    },
  },
};
