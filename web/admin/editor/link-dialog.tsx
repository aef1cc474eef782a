import { Button, Input, type InputRef, Modal } from 'antd';
import { useId, useRef, useState } from 'react';
import { InterfaceIcon } from '../../components/interface-icon.tsx';
import { useLinkTargetsQuery } from '../../generated/admin.ts';
import { articlePath } from '../../../schema/article-path.ts';

interface LinkDialogProps {
  /** The current URL of the link; empty for a new link. */
  href: string;
  /** `text` is the text of a new link if nothing is selected; by default, it is the URL. */
  onApply: (href: string, text?: string) => void;
  onClose: () => void;
  /** The possible targets, if articles and other sites are not allowed. */
  places?: readonly LinkTarget[];
}

const knownScheme = /^(https?:|mailto:|tel:|[/#?])/i;

/** Whether the input may be a URL instead of words that search for an article. */
function isAddress(typed: string): boolean {
  const isHost = /^[^\s@]+$/.test(typed) && typed.slice(1, -1).includes('.');
  return isHost || knownScheme.test(typed);
}

/** Completes a URL that was typed without its scheme. */
function completeAddress(typed: string): string {
  return typed === '' || knownScheme.test(typed) ? typed : `https://${typed}`;
}

/** A dialog for the URL of a link; an empty URL removes the link. */
export function LinkDialog({ href, onApply, onClose, places }: LinkDialogProps) {
  const id = useId();
  const field = useRef<InputRef>(null);
  const [address, setAddress] = useState(href);
  const [chosen, setChosen] = useState<LinkTarget>();
  const [problem, setProblem] = useState(false);
  const typed = address.trim();
  const apply = () => {
    if (typed === '' || isAddress(typed)) {
      onApply(completeAddress(typed), chosen?.href === typed ? chosen.title : undefined);
    } else {
      setProblem(true);
    }
  };
  const choose = (target: LinkTarget) => {
    setChosen(target);
    setAddress(target.href);
    setProblem(false);
    field.current?.focus();
  };
  return (
    <Modal
      open
      title="Link"
      onCancel={onClose}
      closable={false}
      width={460}
      footer={[
        href === '' ? null : (
          <Button key="remove" onClick={() => onApply('')}>
            Remove link
          </Button>
        ),
        <Button key="cancel" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="apply" type="primary" onClick={apply}>
          Apply
        </Button>,
      ]}
    >
      <div className="adm-dialog-fields">
        <div className="adm-field">
          <label className="adm-label" htmlFor={id}>
            Address
          </label>
          <Input
            ref={field}
            id={id}
            autoFocus
            value={address}
            placeholder={
              places ? '/… or part of its name' : 'https://… or part of an article’s title'
            }
            aria-invalid={problem}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => {
              setAddress(event.target.value);
              setProblem(false);
            }}
            onPressEnter={(event) => {
              // The focus returns to the text immediately, and the key press must not go there.
              event.preventDefault();
              apply();
            }}
          />
          {problem ? (
            <p className="adm-field-error" id={`${id}-problem`} role="alert">
              <InterfaceIcon name="warning" />
              {places ? 'Enter a URL or choose a page.' : 'Enter a URL or choose an article.'}
            </p>
          ) : null}
        </div>
        {places ? (
          <LinkPlaces places={places} words={isAddress(typed) ? '' : typed} onChoose={choose} />
        ) : (
          <LinkTargets words={isAddress(typed) ? '' : typed} onChoose={choose} />
        )}
      </div>
    </Modal>
  );
}

interface LinkPlacesProps {
  places: readonly LinkTarget[];
  /** Search words; if empty, all are offered. */
  words: string;
  onChoose: (place: LinkTarget) => void;
}

/** A choice of the site's pages and sections by name. */
function LinkPlaces({ places, words, onChoose }: LinkPlacesProps) {
  const search = words.trim().toLowerCase();
  return (
    <TargetList
      label="Pages and sections of this site"
      targets={places.filter(({ title }) => title.toLowerCase().includes(search))}
      nothing="No matching pages."
      onChoose={onChoose}
    />
  );
}

interface LinkTargetsProps {
  /** Search words; if empty, the newest articles are offered. */
  words: string;
  onChoose: (target: LinkTarget) => void;
}

/** A choice of the site's articles by title. */
function LinkTargets({ words, onChoose }: LinkTargetsProps) {
  const search = words.trim();
  const { data, previousData } = useLinkTargetsQuery({
    variables: { filter: search === '' ? null : { search } },
  });
  const posts = (data ?? previousData)?.adminPosts.edges ?? [];
  return (
    <TargetList
      label="Articles of this site"
      targets={posts.map(({ node: { title, slug, published } }) => ({
        href: articlePath(slug),
        title,
        shown: published ? title : `${title} (draft)`,
      }))}
      nothing={data ? 'No matching articles.' : ''}
      onChoose={onChoose}
    />
  );
}

/** A page or section of the site as the target of a link. */
interface LinkTarget {
  href: string;
  title: string;
}

interface TargetListProps {
  label: string;
  targets: readonly (LinkTarget & { shown?: string })[];
  /** The text of an empty list. */
  nothing: string;
  onChoose: (target: LinkTarget) => void;
}

/**
 * A choice of link targets within the site; each is labelled with `shown`, otherwise with its
 * title.
 */
function TargetList({ label, targets, nothing, onChoose }: TargetListProps) {
  const labelId = useId();
  return (
    <div className="adm-link-targets">
      <p className="adm-label" id={labelId}>
        {label}
      </p>
      {targets.length === 0 ? <p className="adm-field-hint">{nothing}</p> : null}
      <ul aria-labelledby={labelId}>
        {targets.map(({ href, title, shown = title }) => (
          <li key={href}>
            <Button type="text" block onClick={() => onChoose({ href, title })}>
              {shown}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
