import { writeFileSync } from 'node:fs'

/**
 * Vitest's reporter for the run's own table: of each file its project, whether it passed, and when it began and ended, hooks included. The
 * reporter `json` names no project and counts no hooks, which are most of a file that starts servers.
 */
export default class FilesReporter {
  #starts = new Map()
  #files = []

  onTestModuleQueued(module) {
    this.#starts.set(module.id, Date.now())
  }

  onTestModuleEnd(module) {
    const end = Date.now()
    const start = this.#starts.get(module.id) ?? end
    this.#files.push({
      // a browser's tests are a project of their own by its name: `browser (chromium)`
      project: module.project.name.replace(/ \(.*\)$/, ''),
      file: module.moduleId,
      passed: module.ok(),
      start,
      end,
      seconds: (end - start) / 1000,
    })
  }

  onTestRunEnd(_modules, uncaught, reason) {
    const isWhole = reason !== 'interrupted' && uncaught.length === 0
    writeFileSync(process.env.FILES_REPORT, JSON.stringify({ files: this.#files, isWhole }))
  }
}
