export { personalFieldsOpened, putSetting, removeSetting, settings, settingsDigest } from './settings.queries.ts'
export { isSettingKey, SETTING_KEYS, type SettingKey, settingOf } from './settings.ts'
