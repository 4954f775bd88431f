import { LOCALE_TAGS, type Locale } from '@games/domain'

interface Words {
  readonly title: string
  readonly message: string
}
interface Texts {
  readonly home: string
  readonly notFound: Words
  readonly forbidden: Words
  readonly failed: Words
  readonly other: Words
}

/** The error page's words (web messages `app-shell`), for when there is no page: for crawlers, and where rendering itself failed. */
const TEXTS: Readonly<Record<Locale, Texts>> = {
  por: {
    home: 'Ir para o início',
    notFound: { title: 'Página não encontrada', message: 'Este endereço não leva a nada por aqui.' },
    forbidden: { title: 'Acesso não permitido', message: 'Esta seção não está aberta para você.' },
    failed: {
      title: 'Algo falhou do nosso lado',
      message: 'Houve um erro ao carregar o conteúdo. Tente de novo mais tarde.',
    },
    other: { title: 'Algo não deu certo', message: 'Tente de novo mais tarde.' },
  },
  spa: {
    home: 'Ir al inicio',
    notFound: { title: 'Página no encontrada', message: 'Esta dirección no lleva a ninguna parte.' },
    forbidden: { title: 'Acceso no permitido', message: 'Esta sección no está abierta para ti.' },
    failed: {
      title: 'Algo falló de nuestro lado',
      message: 'Hubo un error al cargar el contenido. Inténtalo de nuevo más tarde.',
    },
    other: { title: 'Algo no salió bien', message: 'Inténtalo de nuevo más tarde.' },
  },
  eng: {
    home: 'Go to the start',
    notFound: { title: 'Page not found', message: 'Nothing here has this address.' },
    forbidden: { title: 'Access not allowed', message: 'This section is not open to you.' },
    failed: {
      title: 'Something failed on our side',
      message: 'There was an error loading the content. Please try again later.',
    },
    other: { title: 'Something went wrong', message: 'Please try again later.' },
  },
}

function wordsOf({ notFound, forbidden, failed, other }: Texts, status: number): Words {
  if (status === 404) return notFound
  if (status === 403) return forbidden
  return status >= 500 ? failed : other
}

/** A whole document of a few lines for an error's status (R3.4): title, message by code, and the way to the start. */
export function fallbackPage(status: number, locale: Locale): string {
  const { title, message } = wordsOf(TEXTS[locale], status)
  return `<!doctype html>
<html lang="${LOCALE_TAGS[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><h1>${status} ${title}</h1><p>${message}</p><p><a href="/">${TEXTS[locale].home}</a></p></body>
</html>
`
}
