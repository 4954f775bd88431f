import type { OdfBody } from '../message.ts'
import { writeExtensions } from '../results/write-extensions.ts'
import { writeInfos } from '../results/write-results.ts'
import { container, each, markup } from '../xml/markup.ts'

export const writeConfig = (body: Extract<OdfBody, { kind: 'config' }>): string =>
  writeInfos({ extendedInfos: body.extendedInfos }) +
  container(
    'Configs',
    each(body.configs, ({ unit, values }) =>
      markup('Config', { Unit: unit }, writeExtensions('ExtendedConfig', values)),
    ),
  )
