import type { SettingKey, Settings } from '@games/contract'

/** A setting, or what holds while it was never set. */
export const settingOf = (settings: Settings, key: SettingKey) =>
  settings.settings.find((one) => one.key === key) ?? { key, value: null, state: '', changed: null }
