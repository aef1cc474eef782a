/** The widths of the preview, in CSS pixels. */
export const devices = [
  { key: 'desktop', name: 'Desktop', width: 1280 },
  { key: 'tablet', name: 'Tablet', width: 820 },
  { key: 'phone', name: 'Phone', width: 390 },
] as const;

export type Device = (typeof devices)[number]['key'];

/** The initial device: a phone if the screen is no wider. */
export function firstDevice(screenWidth: number): Device {
  return screenWidth < 768 ? 'phone' : 'desktop';
}

export function widthOf(device: Device): number {
  return devices.find(({ key }) => key === device)?.width ?? devices[0].width;
}
