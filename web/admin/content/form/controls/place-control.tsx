import { AutoComplete, Flex } from 'antd';
import { internalPlaces } from '../../../../../schema/content/parts.ts';
import { popupContainer } from '../../../shell/popup-container.ts';
import type { TextField } from '../../fields/content-field.ts';
import { ContentLabel } from '../content-label.tsx';
import type { FieldProps } from '../field-props.ts';
import { useTextValue } from '../form-state.ts';

const options = internalPlaces.map(({ href, title }) => ({
  value: href,
  title,
  label: (
    <Flex component="span" wrap gap="0 12px" justify="space-between">
      {title}
      <span className="adm-quiet">{href}</span>
    </Flex>
  ),
}));

/** A URL within the site: typed, or selected from the existing ones. */
export function PlaceControl({ field, name, path }: FieldProps<TextField>) {
  const { control, value, problem } = useTextValue(name, path);
  return (
    <ContentLabel {...{ field, path }} required={!field.optional} error={problem}>
      {({ status, ...attributes }) => (
        <AutoComplete
          {...attributes}
          {...(status ? { status } : {})}
          ref={(select) => control.ref(select)}
          value={value}
          getPopupContainer={popupContainer}
          options={options}
          showSearch={{
            filterOption: (typed, option) =>
              `${option?.title ?? ''} ${option?.value ?? ''}`
                .toLowerCase()
                .includes(typed.toLowerCase()),
          }}
          onChange={(typed) => control.onChange(typed)}
          onBlur={control.onBlur}
        />
      )}
    </ContentLabel>
  );
}
