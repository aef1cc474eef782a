import { Flex, Tag } from 'antd';
import { useId, type ReactNode } from 'react';
import { InterfaceIcon } from '../../../components/interface-icon.tsx';
import { useMessagesWithin, useOpen } from './form-state.ts';

interface DisclosureProps {
  title: string;
  /** The path of the value whose fields it contains. */
  path: string;
  level: 3 | 4;
  /** Shown next to the title, such as the buttons of an entry. */
  tools?: ReactNode;
  /** Shown after the title, but not part of its accessible name. */
  note?: ReactNode;
  children: ReactNode;
}

/** A collapsible section with a title, which makes a long form easier to scan. */
export function Disclosure(props: DisclosureProps) {
  const { title, path, level, tools, note, children } = props;
  const id = useId();
  const [open, setOpen] = useOpen(path);
  const problems = useMessagesWithin(path);
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <div className="adm-fold" role="group" aria-labelledby={`${id}-title`} data-place={path}>
      <Flex className="adm-fold-head" gap="0 8px" align="center">
        <Heading id={`${id}-title`}>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <InterfaceIcon name="chevronDown" />
            <span className="adm-fold-title">{title}</span>
          </button>
        </Heading>
        {problems > 0 ? (
          <Tag className="adm-tag adm-tag-danger">
            {problems === 1 ? '1 to fix' : `${String(problems)} to fix`}
          </Tag>
        ) : null}
        {note}
        {tools}
      </Flex>
      {open ? (
        <div className="set-stack adm-fold-body" id={id}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
