import { fontFamilyNames, fontStack, lineHeights } from '../template-options.ts';
import { choiceSetting, lengthSetting } from './setting.ts';

/** The typography of the body text. */
export const typographySettings = {
  'typography.fontFamily': choiceSetting(fontFamilyNames, {
    stored: 'typography.fontFamily',
    standard: 'STIX Two Text',
    variable: '--template-font-family',
    css: fontStack,
    label: 'Font family',
    description: '"STIX Two Text", "Libre Franklin", "Georgia" or "System sans".',
  }),
  'typography.baseFontSize': lengthSetting('baseFontSize', {
    stored: 'typography.body.fontSize',
    required: true,
    standard: 20,
    variable: '--template-font-size',
    label: 'Base font size',
    description: 'CSS length, such as "20px".',
  }),
  'typography.lineHeight': choiceSetting(lineHeights, {
    stored: 'typography.body.lineHeight',
    standard: 1.6,
    variable: '--template-line-height',
    label: 'Line height',
    description: 'Multiple of the font size, 1.4 to 1.8.',
  }),
} as const;
