/** Elements of HTML, SVG and MathML that descriptions are written with, those of old pages among them. */
const NAMES =
  'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br ' +
  'button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed ' +
  'fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image ' +
  'img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu menuitem meta meter nav ' +
  'nobr noembed noframes noindex noscript object ol optgroup option output p param picture plaintext pre progress q rb rp ' +
  'rt rtc ruby s samp script search section select slot small source spacer span strike strong style sub summary sup svg ' +
  'table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xml xmp ' +
  'animate circle clippath defs desc ellipse filter foreignobject g line lineargradient marker mask path pattern polygon ' +
  'polyline radialgradient rect set stop symbol text textpath tspan use view mi mn mo ms mtext annotation-xml';

const names = new Set(NAMES.split(' '));

/** Whether a browser knows an element of that name. */
export const isHtmlName = (name: string): boolean => names.has(name.toLowerCase());
