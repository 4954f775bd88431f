import { basename, join } from 'node:path'
import { defineConfig } from 'vite'
import { PROGRAMS } from './src/programs.ts'

const SERVER = import.meta.dirname

/** What runs beside the server, each in a file of its own with what several share: to dist/programs. A start then reads no TypeScript and resolves little. */
export default defineConfig({
  root: SERVER,
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: ['sharp', 'pdfmake', 'fontkit'] },
  build: {
    ssr: true,
    outDir: join(SERVER, 'dist/programs'),
    // a server that runs finds each part until the new one takes its place
    emptyOutDir: false,
    target: 'node24',
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: Object.fromEntries(PROGRAMS.map((path) => [basename(path, '.ts'), join(SERVER, 'src', path)])),
      // all in one folder, since some read files beside them
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
