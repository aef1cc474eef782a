import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, print, visit, type FragmentDefinitionNode } from 'graphql';

/** The texts of all operations that the web side sends, each with the fragments it uses. */
export function webDocuments(): { name: string; text: string }[] {
  const definitions = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => parse(readFileSync(path.join('web', file), 'utf8')).definitions);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  return definitions.flatMap((operation) => {
    if (operation.kind !== Kind.OPERATION_DEFINITION) {
      return [];
    }
    const used = new Map<string, FragmentDefinitionNode>();
    const collect = (node: typeof operation | FragmentDefinitionNode): void => {
      visit(node, {
        FragmentSpread({ name: { value } }) {
          const fragment = fragments.get(value);
          if (fragment !== undefined && !used.has(value)) {
            used.set(value, fragment);
            collect(fragment);
          }
        },
      });
    };
    collect(operation);
    const document = { kind: Kind.DOCUMENT, definitions: [operation, ...used.values()] } as const;
    return [{ name: operation.name?.value ?? '', text: print(document) }];
  });
}
