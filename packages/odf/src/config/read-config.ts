import { ByCode, type OpenBody } from '../body.ts'
import type { OdfConfig } from '../message.ts'
import { readExtendedInfos } from '../results/read-extended-infos.ts'
import { readExtensions } from '../results/read-extensions.ts'
import type { Warnings } from '../warnings.ts'
import { children, requiredRsc, type XmlElement } from '../xml/element.ts'

type Config = OdfConfig['configs'][number]

/** DT_CONFIG: how an event, phase or unit is played. Config stands inside Configs, or by itself as in the schema of 2026. */
export const openConfig: OpenBody = (_header, warnings) => {
  let extendedInfos: OdfConfig['extendedInfos'] = []
  const configs = new ByCode<Config>('Config of', warnings)
  const add = (element: XmlElement) => {
    const config = readConfig(element, warnings)
    configs.set(config.unit, config)
  }
  return {
    take(element) {
      if (element.name === 'ExtendedInfos') extendedInfos = readExtendedInfos(element, warnings).extendedInfos
      else if (element.name === 'Config') add(element)
      else if (element.name === 'Configs') children(element, 'Config').forEach(add)
    },
    body: () => ({ kind: 'config', extendedInfos, configs: configs.list() }),
  }
}

const readConfig = (config: XmlElement, warnings: Warnings): Config => ({
  unit: requiredRsc(config, 'Unit', warnings),
  values: readExtensions(children(config, 'ExtendedConfig'), warnings),
})
