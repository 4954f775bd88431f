export { personalFieldsOpened, settings, settingsDigest } from './settings.queries.ts'
export { isSettingKey, SETTING_KEYS, type SettingKey, settingOf } from './settings.ts'
export { announceSettings, writeSetting } from './write-setting.ts'
