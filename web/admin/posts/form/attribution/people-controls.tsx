import { AutoComplete, Select } from 'antd';
import { useState } from 'react';
import { postFields } from '../../../../../schema/post-fields.ts';
import { usePostTeamQuery } from '../../../../generated/admin.ts';
import { LabelledField } from '../../../shell/labelled-field.tsx';
import { usePostField, type PostControl } from '../post-field.tsx';
import type { PersonValues } from '../post-values.ts';

/** The team, whose names are suggested; any other name can be typed. */
function useTeamChoices() {
  const { data } = usePostTeamQuery();
  const team = data?.teamMembers ?? [];
  return {
    options: team.map(({ name, role }) => ({ value: name, label: `${name}, ${role}` })),
    /** The person with this name: a member of the team, if the name matches one. */
    personOf: (name: string): PersonValues => {
      const member = team.find((one) => one.name === name);
      return member === undefined ? { name } : { name, member: member.id };
    },
  };
}

function nameOrRole(typed: string, option?: { label: string }): boolean {
  return (option?.label ?? '').toLowerCase().includes(typed.toLowerCase());
}

/** The authors of the post, in order. */
export function AuthorsControl({ control }: { control: PostControl }) {
  const { field, error } = usePostField(control, 'authors');
  const { options, personOf } = useTeamChoices();
  // In an open list, Tab selects an option, so the list closes after each choice.
  const [open, setOpen] = useState(false);
  const { ref, value, onChange, ...rest } = field;
  return (
    <LabelledField
      label={postFields.authors.label}
      error={error}
      hint="Team members or other names. Press Enter after each name. If empty, the author above is used."
    >
      {({ status, ...attributes }) => (
        <Select
          {...rest}
          {...attributes}
          ref={(select) => ref(select)}
          {...(status ? { status } : {})}
          mode="tags"
          suffix={false}
          optionLabelProp="value"
          options={options}
          value={value.map(({ name }) => name)}
          open={open}
          onOpenChange={setOpen}
          onChange={(names: string[]) => {
            setOpen(false);
            onChange(names.map(personOf));
          }}
          tokenSeparators={[';', '\n']}
        />
      )}
    </LabelledField>
  );
}

export function ReviewerControl({ control }: { control: PostControl }) {
  const { field, error } = usePostField(control, 'reviewer');
  const { options, personOf } = useTeamChoices();
  const { ref, value, onChange, ...rest } = field;
  return (
    <LabelledField
      label={postFields.reviewer.label}
      error={error}
      hint="A team member or another name."
    >
      {({ status, ...attributes }) => (
        <AutoComplete
          {...rest}
          {...attributes}
          ref={(select) => ref(select)}
          {...(status ? { status } : {})}
          options={options}
          defaultActiveFirstOption={false}
          showSearch={{ filterOption: nameOrRole }}
          value={value?.name ?? ''}
          onChange={(name: string | undefined) => onChange(name ? personOf(name) : null)}
        />
      )}
    </LabelledField>
  );
}
