import { SettingsService } from '../../settings/settings.service.ts';
import { AiSettings, AiSettingsInput } from './ai-settings.entity.ts';

/**
 * Settings of the AI generator (product 6.5). Texts that are being generated keep the settings they
 * started with.
 */
export class AiSettingsService extends SettingsService<AiSettings, AiSettingsInput> {
  protected readonly table = {
    id: 'ai',
    label: 'AI generator',
    row: AiSettings,
    input: AiSettingsInput,
    defaults: { houseRules: '' },
  };
}
