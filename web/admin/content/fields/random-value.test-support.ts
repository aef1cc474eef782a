import type { ContentField, TextField } from './content-field.ts';

/** A random number generator from 0 to 1, deterministic for each seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

type Random = () => number;

const letters = ['a', 'b', ' c', 'é', '“x”', '\\', '[', ']', '(', ')', '*', '\n', '—', '日', '0'];

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

function words(random: Random, max: number): string {
  const length = Math.floor(random() * Math.min(12, max - 1));
  return `w${Array.from({ length }, () => oneOf(letters, random)).join('')}`.trim().slice(0, max);
}

function text({ control, max = 60 }: TextField, random: Random, number: number): string {
  switch (control) {
    case 'address':
      return `https://www.${oneOf(['real.com', 'sample.example'], random)}/${String(number)}`;
    case 'place':
      return oneOf(['/', '/privacy', '#team-section', '/#faq-section'], random);
    case 'image':
      return '/images/portraits/one.svg';
    case 'icon':
      return oneOf(['team', 'product-lens'], random);
    case 'id':
      return `entry-${String(number)}`;
    case 'date':
      return oneOf(['2025-06-26', '2024-02-29'], random);
    case 'email':
      return oneOf(['a@real.com', 'a@sample.example'], random);
    case 'markdown':
      return `## ${words(random, 20)}\n\n- one\n- **two**`;
    case 'text':
      return random() < 0.4 ? String(number) : words(random, max);
  }
}

/** Makes the URLs of an entry placeholders exactly if the entry is labelled as a placeholder. */
function withAgreeingHosts(entry: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const host = entry['sample'] === true ? 'sample.example' : 'real.com';
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/(real\.com|sample\.example)\b/, host) : value,
    ]),
  );
}

let count = 0;

/** A random value within the bounds of a field, sometimes at their edges. */
export function randomValue(field: ContentField, random: Random): unknown {
  count += 1;
  switch (field.kind) {
    case 'text':
      return field.optional && random() < 0.5 ? undefined : text(field, random, count);
    case 'number': {
      if (field.optional && random() < 0.5) return undefined;
      const min = field.min ?? (field.above === undefined ? -50 : field.above + 0.25);
      const max = field.max ?? min + 100;
      const value = oneOf([min, max, min + random() * (max - min)], random);
      return field.whole ? Math.round(value) : value;
    }
    case 'choice':
      return oneOf(field.options, random).value;
    case 'flag':
      return random() < 0.5;
    case 'fixed':
      return field.value;
    case 'linked-text':
      return Array.from({ length: 1 + Math.floor(random() * 4) }, () => ({
        text: words(random, 12),
        ...(random() < 0.4 ? { href: oneOf(['/terms', '/#team-section'], random) } : {}),
      }));
    case 'list': {
      const most = Math.min(field.max ?? 4, field.min + 3);
      const length = field.min + Math.floor(random() * (most - field.min + 1));
      return Array.from({ length }, () => randomValue(field.item, random));
    }
    case 'group': {
      if (field.optional && random() < 0.5) return undefined;
      const entries = Object.entries(field.fields)
        .map(([name, inner]) => [name, randomValue(inner, random)] as const)
        .filter(([, value]) => value !== undefined);
      return withAgreeingHosts(Object.fromEntries(entries));
    }
    case 'variants':
      return randomValue(oneOf(field.variants, random), random);
  }
}
