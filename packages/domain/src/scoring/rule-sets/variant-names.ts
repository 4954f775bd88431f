import { type Locale, type Localized, pick } from '../../text/localized.ts'

const word = (por: string, eng: string, spa: string): Localized => ({ por, eng, spa })

/** What a rule set is of beside its rulebook, in words: a form of the discipline, or a school games' variant. */
const VARIANT_NAMES: Readonly<Record<string, Localized>> = {
  '3x15': word('3 × 15 pontos', '3 × 15 points', '3 × 15 puntos'),
  'all-around': word('individual geral', 'all-around', 'concurso general'),
  'ball-final': word('final de bola', 'ball final', 'final de pelota'),
  'bb-final': word('final da trave', 'balance beam final', 'final de barra de equilibrio'),
  'best-of-5': word('melhor de 5', 'best of 5', 'al mejor de 5'),
  cadets: word('cadetes', 'cadets', 'cadetes'),
  'clubs-final': word('final de maças', 'clubs final', 'final de mazas'),
  compound: word('composto', 'compound', 'compuesto'),
  criterium: word('critério', 'criterium', 'critérium'),
  'cross-country': word('cross-country', 'cross-country', 'campo a través'),
  decathlon: word('decatlo', 'decathlon', 'decatlón'),
  epee: word('espada', 'épée', 'espada'),
  foil: word('florete', 'foil', 'florete'),
  freestyle: word('estilo livre', 'freestyle', 'estilo libre'),
  'freestyle-u17': word('estilo livre, sub-17', 'freestyle, under 17', 'estilo libre, sub-17'),
  'fx-final': word('final do solo', 'floor final', 'final de suelo'),
  'greco-roman': word('greco-romano', 'Greco-Roman', 'grecorromana'),
  'greco-roman-u17': word('greco-romano, sub-17', 'Greco-Roman, under 17', 'grecorromana, sub-17'),
  group: word('conjunto', 'group', 'conjuntos'),
  'hand-timed': word('cronometragem manual', 'hand-timed', 'cronometraje manual'),
  'hand-timed-relay': word('revezamento, cronometragem manual', 'relay, hand-timed', 'relevos, cronometraje manual'),
  'hand-timed-with-wind': word(
    'com vento, cronometragem manual',
    'with wind, hand-timed',
    'con viento, cronometraje manual',
  ),
  'hb-final': word('final da barra fixa', 'horizontal bar final', 'final de barra fija'),
  heptathlon: word('heptatlo', 'heptathlon', 'heptatlón'),
  'hoop-final': word('final de arco', 'hoop final', 'final de aro'),
  'horizontal-jumps': word('saltos horizontais', 'horizontal jumps', 'saltos horizontales'),
  'individual-time-trial': word('contrarrelógio individual', 'individual time trial', 'contrarreloj individual'),
  knockout: word('eliminatória', 'knockout', 'eliminatoria'),
  'men-all-around': word('individual geral masculino', 'men’s all-around', 'concurso general masculino'),
  'men-team': word('equipes, masculino', 'men’s team', 'equipos, masculino'),
  'mixed-relay': word('revezamento misto', 'mixed relay', 'relevo mixto'),
  'mixed-team': word('equipes mistas', 'mixed team', 'equipos mixtos'),
  'one-set': word('um set', 'one set', 'un set'),
  'pb-final': word('final das paralelas', 'parallel bars final', 'final de paralelas'),
  'ph-final': word('final do cavalo com alças', 'pommel horse final', 'final de caballo con arcos'),
  'pool-bout': word('combate de poule', 'pool bout', 'asalto de poule'),
  'plain-score': word('placar simples', 'plain score', 'marcador simple'),
  qualification: word('qualificação', 'qualification', 'clasificación'),
  'ranking-round': word('ronda de classificação', 'ranking round', 'ronda de clasificación'),
  recurve: word('recurvo', 'recurve', 'recurvo'),
  relay: word('revezamento', 'relay', 'relevos'),
  'ribbon-final': word('final de fita', 'ribbon final', 'final de cinta'),
  'road-race': word('prova de estrada', 'road race', 'prueba en ruta'),
  sabre: word('sabre', 'sabre', 'sable'),
  school: word('escolar', 'school', 'escolar'),
  'school-horizontal-jumps': word(
    'saltos horizontais, escolar',
    'horizontal jumps, school',
    'saltos horizontales, escolar',
  ),
  'school-knockout': word('eliminatória, escolar', 'knockout, school', 'eliminatoria, escolar'),
  'school-ranking-round': word(
    'ronda de classificação, escolar',
    'ranking round, school',
    'ronda de clasificación, escolar',
  ),
  'school-throws': word('lançamentos, escolar', 'throws, school', 'lanzamientos, escolar'),
  'school-vertical-jumps': word('saltos verticais, escolar', 'vertical jumps, school', 'saltos verticales, escolar'),
  'sr-final': word('final das argolas', 'rings final', 'final de anillas'),
  team: word('equipes', 'team', 'equipos'),
  'team-epee': word('espada por equipes', 'team épée', 'espada por equipos'),
  'team-sabre': word('sabre por equipes', 'team sabre', 'sable por equipos'),
  throws: word('lançamentos', 'throws', 'lanzamientos'),
  'throws-reordered': word(
    'lançamentos, ordem nova no fim',
    'throws, reordered at the end',
    'lanzamientos, nuevo orden al final',
  ),
  'ub-final': word('final das assimétricas', 'uneven bars final', 'final de asimétricas'),
  'vertical-jumps': word('saltos verticais', 'vertical jumps', 'saltos verticales'),
  'vt-final': word('final do salto', 'vault final', 'final de salto'),
  'with-wind': word('com vento', 'with wind', 'con viento'),
  'women-all-around': word('individual geral feminino', 'women’s all-around', 'concurso general femenino'),
  'women-team': word('equipes, feminino', 'women’s team', 'equipos, femenino'),
}

/** A rule set as its rulebook calls it: its name, edition and variant, in the interface's language. */
export function ruleSetParts(
  { name, edition, variant }: { readonly name: string; readonly edition: string; readonly variant: string | null },
  locale: Locale,
): string[] {
  const named = variant === null ? undefined : VARIANT_NAMES[variant]
  return [name, edition, named ? pick(named, locale) : (variant ?? '')].filter((part) => part !== '')
}
