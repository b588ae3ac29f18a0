export type SettingTables = {
  settings: SettingRow
}

type SettingRow = { name: string; value: string }
