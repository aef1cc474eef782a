import type { IconName } from '../../../components/icon.tsx';

/** Display names of the icons of the design. */
export const iconLabels: Readonly<Record<IconName, string>> = {
  about: 'About',
  agents: 'Agents',
  area: 'Area',
  blog: 'Blog',
  clients: 'Clients',
  contact: 'Contact',
  dossier: 'Dossier',
  forecast: 'Forecast',
  network: 'Network',
  payer: 'Payer',
  performance: 'Performance',
  'product-echo': 'Echo',
  'product-hatch': 'Hatch',
  'product-lens': 'Lens',
  'product-waters': 'Waters',
  publications: 'Publications',
  services: 'Services',
  team: 'Team',
};
