import { Segmented } from 'antd';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { templateMessages } from '../../../schema/messages.ts';
import { PreviewFrame } from './preview-frame.tsx';
import './preview.css';

/** The widths of the preview, in CSS pixels. */
const devices = [
  { key: 'desktop', name: 'Desktop', width: 1280 },
  { key: 'tablet', name: 'Tablet', width: 820 },
  { key: 'phone', name: 'Phone', width: 390 },
] as const;

type Device = (typeof devices)[number]['key'];

/** The initial device: a phone if the screen is no wider. */
function firstDevice(screenWidth: number): Device {
  return screenWidth < 768 ? 'phone' : 'desktop';
}

function widthOf(device: Device): number {
  return devices.find(({ key }) => key === device)?.width ?? devices[0].width;
}

interface DeviceStageProps {
  /** Accessible name of the frame. */
  title: string;
  /** Shown at the start of the bar, before the choice of a width. */
  lead: ReactNode;
  /** An error message, if there is nothing to show. */
  failure: ReactNode;
  /** Renders the content at a given scale; undefined while it is loading. */
  render: ((scale: number) => ReactNode) | undefined;
  /** The loading text. */
  waiting?: string;
  /** Handles clicks in the frame; if missing, links work only within the page. */
  onPick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** A page of the site at the width of a phone, a tablet or a desktop. */
export function DeviceStage(props: DeviceStageProps) {
  const { title, lead, failure, render, waiting = templateMessages.loading, onPick } = props;
  const [device, setDevice] = useState<Device>(() => firstDevice(window.innerWidth));
  const [ready, setReady] = useState(false);
  const [stageRef, stage] = useSize();
  const width = widthOf(device);
  const scale = stage.width === 0 ? 1 : Math.min(1, stage.width / width);
  const shown = ready && render !== undefined;

  return (
    <section className="adm-card tpl-preview" aria-label="Preview">
      <div className="adm-card-head">
        {lead}
        <Segmented<Device>
          aria-label="Preview width"
          tabIndex={-1}
          value={device}
          onChange={setDevice}
          options={devices.map(({ key, name }) => ({ value: key, label: name }))}
        />
      </div>
      {failure}
      <div className="tpl-stage" ref={stageRef} data-device={device}>
        {shown || failure ? null : (
          <p className="tpl-loading" role="status">
            {waiting}
          </p>
        )}
        <div className="tpl-sheet" style={{ width: width * scale }}>
          <PreviewFrame
            title={title}
            width={width}
            height={stage.height}
            scale={scale}
            onReady={() => setReady(true)}
            onPick={onPick}
          >
            {render?.(scale)}
          </PreviewFrame>
        </div>
      </div>
    </section>
  );
}

/** The size of an element's content box, with updates; zero until it is known. */
function useSize(): [
  ref: (element: HTMLElement | null) => void,
  size: { width: number; height: number },
] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, size];
}
