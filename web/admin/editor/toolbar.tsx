import { Button } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { toolOf, type ToolName } from './tools.ts';

interface ToolbarProps<Name extends ToolName> {
  /** Accessible name. */
  label?: string;
  names: readonly Name[];
  /** The tools that are active for the selection; undefined if tools have no state. */
  on?: ReadonlySet<ToolName>;
  onUse: (tool: Name) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The toolbar of the editor: a single Tab stop; arrow keys move between its buttons. */
export function Toolbar<Name extends ToolName>(props: ToolbarProps<Name>) {
  const { label: barLabel = 'Formatting', names, on, onUse } = props;
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<Name>();
  const isInTable = on?.has('table') ?? false;
  // The number of buttons must not grow: another row of them would move the text.
  const shown = names.filter((name) => (toolOf(name).inTable ?? isInTable) === isInTable);
  const reachable = current !== undefined && shown.includes(current) ? current : shown[0];

  const move = (event: KeyboardEvent): void => {
    const at = shown.findIndex((name) => name === reachable);
    const step = steps[event.key];
    const ends = { Home: 0, End: shown.length - 1 };
    const next =
      step === undefined
        ? ends[event.key as keyof typeof ends]
        : (at + step + shown.length) % shown.length;
    const button = bar.current?.querySelectorAll('button')[next];
    if (button) {
      event.preventDefault();
      button.focus();
    }
  };

  return (
    <div className="adm-toolbar" role="toolbar" aria-label={barLabel} ref={bar} onKeyDown={move}>
      {shown.map((name) => {
        const { label, icon, toggles } = toolOf(name);
        return (
          <Button
            key={name}
            data-tip=""
            type="text"
            aria-label={label}
            aria-pressed={toggles && on ? on.has(name) : undefined}
            tabIndex={name === reachable ? 0 : -1}
            // The selection in the text must not change.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(name)}
            onClick={() => onUse(name)}
            icon={
              <svg viewBox="0 0 20 20" className="ui" aria-hidden="true">
                <path d={icon} />
              </svg>
            }
          />
        );
      })}
    </div>
  );
}
