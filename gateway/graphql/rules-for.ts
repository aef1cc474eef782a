import {
  FragmentsOnCompositeTypesRule,
  Kind,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  KnownFragmentNamesRule,
  KnownTypeNamesRule,
  NoFragmentCyclesRule,
  NoUndefinedVariablesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  PossibleFragmentSpreadsRule,
  specifiedRules,
  UniqueArgumentNamesRule,
  UniqueDirectivesPerLocationRule,
  UniqueFragmentNamesRule,
  UniqueInputFieldNamesRule,
  UniqueVariableNamesRule,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
  type DocumentNode,
  type ValidationRule,
} from 'graphql';

const { ARGUMENT, DIRECTIVE, FRAGMENT_DEFINITION, FRAGMENT_SPREAD, INLINE_FRAGMENT } = Kind;
const { NAMED_TYPE, OBJECT, VARIABLE, VARIABLE_DEFINITION } = Kind;

/** Rules that find no errors in a document without nodes of these kinds. */
const rulesAbout = new Map<ValidationRule, readonly Kind[]>([
  [KnownTypeNamesRule, [NAMED_TYPE]],
  [FragmentsOnCompositeTypesRule, [FRAGMENT_DEFINITION, INLINE_FRAGMENT]],
  [UniqueFragmentNamesRule, [FRAGMENT_DEFINITION]],
  [NoUnusedFragmentsRule, [FRAGMENT_DEFINITION]],
  [NoFragmentCyclesRule, [FRAGMENT_DEFINITION]],
  [KnownFragmentNamesRule, [FRAGMENT_SPREAD]],
  [PossibleFragmentSpreadsRule, [FRAGMENT_SPREAD, INLINE_FRAGMENT]],
  [VariablesAreInputTypesRule, [VARIABLE_DEFINITION]],
  [UniqueVariableNamesRule, [VARIABLE_DEFINITION]],
  [NoUnusedVariablesRule, [VARIABLE_DEFINITION]],
  [NoUndefinedVariablesRule, [VARIABLE]],
  [VariablesInAllowedPositionRule, [VARIABLE]],
  [KnownDirectivesRule, [DIRECTIVE]],
  [UniqueDirectivesPerLocationRule, [DIRECTIVE]],
  [KnownArgumentNamesRule, [ARGUMENT]],
  [UniqueArgumentNamesRule, [ARGUMENT]],
  [ValuesOfCorrectTypeRule, [ARGUMENT, VARIABLE_DEFINITION]],
  [UniqueInputFieldNamesRule, [OBJECT]],
]);

function isNode(value: unknown): value is { kind: Kind } {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

function collectKinds(node: { kind: Kind }, kinds: Set<Kind>): void {
  kinds.add(node.kind);
  for (const [name, value] of Object.entries(node)) {
    if (name !== 'loc' && Array.isArray(value)) {
      value.filter(isNode).forEach((below) => collectKinds(below, kinds));
    } else if (name !== 'loc' && isNode(value)) {
      collectKinds(value, kinds);
    }
  }
}

/**
 * The GraphQL rules that can find errors in a document. Preparing all of them takes longer than
 * checking a small document with the relevant ones: see `npm run bench -- shortcuts`.
 */
export function rulesFor(document: DocumentNode): ValidationRule[] {
  const kinds = new Set<Kind>();
  collectKinds(document, kinds);
  return specifiedRules.filter(
    (rule) => rulesAbout.get(rule)?.some((kind) => kinds.has(kind)) ?? true,
  );
}
