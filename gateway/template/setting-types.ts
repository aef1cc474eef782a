import { Field, Float, InputType, Int, ObjectType, type ClassType } from 'type-graphql';
import { nest, valueAt } from '../../schema/template/nested.ts';
import type { Setting, SettingControl } from '../../schema/template/settings/setting.ts';
import { storedGroups, type StoredGroup } from '../../schema/template/stored-groups.ts';
import { standardSettings } from '../../schema/template/template-config.ts';
import { settingEntries } from '../../schema/template/template-settings.ts';

/** Settings or groups of settings, by the keys of the server form. */
interface SettingTree {
  [key: string]: SettingTree | Setting;
}

function isSetting(node: SettingTree | Setting): node is Setting {
  return 'storedRule' in node;
}

function groupAt(path: string): StoredGroup {
  const group = storedGroups[path];
  if (group === undefined) throw new Error(`The template's group "${path}" is not described.`);
  return group;
}

function scalarOf(control: SettingControl) {
  if (control.kind === 'switch') return Boolean;
  if (control.kind !== 'choice' || control.unit === 'px') return String;
  if (control.values.some((value) => typeof value === 'string')) return String;
  return control.values.every(Number.isInteger) ? Int : Float;
}

const groupTypes = new Map<string, ClassType>();

/**
 * The class of a group, as a GraphQL object type and input type; the class for each name is created
 * once.
 */
function groupType(group: StoredGroup, tree: SettingTree, path: string): ClassType {
  const known = groupTypes.get(group.type);
  if (known !== undefined) return known;
  class Group {
    [setting: string]: unknown;
  }
  const { type, description } = group;
  ObjectType(type, { description })(Group);
  InputType(`${type}Input`, { description })(Group);
  groupTypes.set(type, Group);
  addFields(Group, tree, `${path}.`);
  return Group;
}

function addFields({ prototype }: { prototype: object }, tree: SettingTree, prefix: string): void {
  for (const [key, node] of Object.entries(tree)) {
    const path = `${prefix}${key}`;
    const standard = { defaultValue: valueAt(standardSettings, path) };
    if (isSetting(node)) {
      const { control, required, description } = node;
      const options = { ...(required ? {} : standard), description };
      Field(() => scalarOf(control), options)(prototype, key);
    } else {
      const group = groupAt(path);
      const { optional, here, description } = group;
      const type = groupType(group, node, path);
      const options = { ...(optional ? standard : {}), description: here ?? description };
      Field(() => type, options)(prototype, key);
    }
  }
}

/**
 * Adds the settings of `templateSettings` to a GraphQL class. Optional input fields have default
 * values.
 */
export function withSettings(type: { prototype: object }): void {
  addFields(
    type,
    nest<SettingTree>(settingEntries.map(([, setting]) => [setting.stored, setting])),
    '',
  );
}
