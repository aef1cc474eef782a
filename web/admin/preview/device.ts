/** The widths at which an article can be looked at, in CSS pixels. */
export const devices = [
  { key: 'desktop', name: 'Desktop', width: 1280 },
  { key: 'tablet', name: 'Tablet', width: 820 },
  { key: 'phone', name: 'Phone', width: 390 },
] as const;

/** One of the widths that the preview offers. */
export type Device = (typeof devices)[number]['key'];

/** What is looked at first: a phone where the screen is no wider. */
export function firstDevice(screenWidth: number): Device {
  return screenWidth < 768 ? 'phone' : 'desktop';
}

/** The width of a device. */
export function widthOf(device: Device): number {
  return devices.find(({ key }) => key === device)?.width ?? devices[0].width;
}
