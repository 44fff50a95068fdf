import type { Page } from 'playwright-core';
import { enterConsole } from '../console/enter-console.ts';
import type { Colleague } from '../console/staff.ts';
import { enter } from './exchange.ts';
import type { Person } from './member.ts';
import type { Visit } from './visit.ts';

/** Texts that somebody puts where a name belongs. */
export const texts = {
  markup: '<img src=x onerror="window.__owned=1">',
  script: `"'><script>window.__owned=1</script>`,
  /** Reads "Alice Liddell", and is not. */
  turned: 'Alice \u202elleddiL\u202c',
  isolated: '\u2066Alice\u2069 \u2067Liddell\u2069',
  unseen: 'Ali\u200bce\u2060 Lid\ufeffdell',
  /** As people write who read from right to left: what stands beside it must stay where it is. */
  rightToLeft: 'أليس ليدل',
  rightToLeftLine: 'ארנק 12, בבית',
  /** The longest name, and nowhere a blank to break it. */
  long: 'Wolfeschlegelsteinhausen'.repeat(9).slice(0, 200),
} as const;

/** The smallest phone. */
export const openPhone = async (person?: Person): Promise<Page> =>
  listen(await enter({ size: 'small', language: 'en_US', ...(person && { session: person.session }) }));

/** The narrowest window that the console is made for. */
export async function openConsole(as: Colleague): Promise<Page> {
  const page = listen(await enterConsole({ as }));
  await page.setViewportSize({ width: 1200, height: 800 });
  return page;
}

/** Listens for what nothing that was typed may do: open a window of the browser, or ask for its picture. */
function listen({ page, faults }: Visit): Page {
  page.on('dialog', (dialog) => {
    faults.push(`a dialog said ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/\/x$/.test(new URL(request.url()).pathname)) faults.push(`asked for ${request.url()}`);
  });
  return page;
}

/**
 * What is wrong with a page on which these texts stand, and each has to: they are text, seen within their place, and
 * whatever stands beside them stands there still.
 */
export const harm = (page: Page, name: string, shown: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([where, all]) => {
      const found: string[] = [];
      const blame = (what: string) => void found.push(`${where}: ${what}`);
      if ('__owned' in globalThis) blame('something that was typed has run');
      const made = document.querySelectorAll('[onerror], img[src="x"], body script:not([src]):not([type])');
      for (const element of made) blame(`made ${element.outerHTML}`);

      // Our own words may isolate what they name; nothing may turn, hide or end it.
      const hidden = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066\u2067\ufeff]/;
      if (hidden.test(document.title) || /[<>]/.test(document.title)) blame(`the title is ${document.title}`);

      /** Where a piece of text is seen, line by line; what its boxes cut off is not seen. */
      function seen(range: Range, of: Element): DOMRect[] {
        let lines = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
        for (let box: Element | null = of; box; box = box.parentElement) {
          const style = getComputedStyle(box);
          if (style.display === 'inline' || (style.overflowX === 'visible' && style.overflowY === 'visible')) continue;
          const { left, right, top, bottom } = box.getBoundingClientRect();
          lines = lines.flatMap((line) => {
            const cut = new DOMRect(
              Math.max(left, line.left),
              Math.max(top, line.top),
              Math.min(right, line.right) - Math.max(left, line.left),
              Math.min(bottom, line.bottom) - Math.max(top, line.top),
            );
            return cut.width > 0.5 && cut.height > 0.5 ? [cut] : [];
          });
        }
        return lines;
      }
      const nodes: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const parent = node.parentElement!;
        if (node.data.trim() === '' || parent.closest('script, style, noscript')) continue;
        if (hidden.test(node.data)) blame(`hides or turns a part of ${JSON.stringify(node.data)}`);
        if (parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) nodes.push(node);
      }
      const rectsOf = (node: Text, start = 0, end = node.length) => {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        return seen(range, node.parentElement!);
      };

      const bare = (text: string) => text.replace(/\s+/g, ' ').trim();
      const sameLine = (one: DOMRect, other: DOMRect) =>
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 2;
      const side = (lines: readonly DOMRect[], edge: 'left' | 'right') =>
        edge === 'left' ? Math.min(...lines.map(({ left }) => left)) : Math.max(...lines.map(({ right }) => right));
      /** The nearest sign that is seen before or after a place in a piece of text, in the line of `by`. */
      function adjacent(
        at: number,
        offset: number,
        step: -1 | 1,
        by: DOMRect,
      ): { sign: string; rect: DOMRect } | undefined {
        for (let index = at; nodes[index]; index += step) {
          const node = nodes[index]!;
          // An SVG sets its texts at places of their own.
          if (node.parentElement instanceof SVGElement) continue;
          let from = index === at ? offset : step > 0 ? 0 : node.length - 1;
          for (; from >= 0 && from < node.length; from += step) {
            const rect = /\s/.test(node.data[from]!) ? undefined : rectsOf(node, from, from + 1)[0];
            if (rect) return sameLine(rect, by) ? { sign: bare(node.data), rect } : undefined;
          }
        }
        return undefined;
      }

      for (const text of all) {
        let shown = 0;
        for (const [at, node] of nodes.entries()) {
          const offset = node.data.indexOf(text);
          if (offset < 0) continue;
          // What a list has to be scrolled to is there all the same.
          node.parentElement!.scrollIntoView({ block: 'center', inline: 'nearest' });
          const lines = rectsOf(node, offset, offset + text.length);
          if (lines.length === 0) continue;
          shown += 1;
          if (node.parentElement instanceof SVGElement) continue;
          const first = lines.filter((line) => sameLine(line, lines[0]!));
          const last = lines.filter((line) => sameLine(line, lines.at(-1)!));
          const before = adjacent(at, offset - 1, -1, lines[0]!);
          if (before && before.rect.right > side(first, 'left') + 1) blame(`${before.sign} is not left of ${text}`);
          const after = adjacent(at, offset + text.length, 1, lines.at(-1)!);
          if (after && after.rect.left < side(last, 'right') - 1) blame(`${after.sign} is not right of ${text}`);
          if (side(lines, 'right') > innerWidth + 1) blame(`${text} leaves the window`);

          for (let one: Element | null = node.parentElement; one; one = one.parentElement) {
            const { overflowX, textOverflow, display } = getComputedStyle(one);
            const over = one.scrollWidth - one.clientWidth;
            if (over <= 1 || display === 'inline' || one instanceof SVGElement) continue;
            if (/auto|scroll/.test(overflowX)) blame(`${one.className || one.tagName} has to be scrolled ${over} px`);
            if (/hidden|clip/.test(overflowX)) {
              if (textOverflow === 'ellipsis') break;
              blame(`${one.className || one.tagName} cuts off ${over} px beside ${text}`);
            }
          }
        }
        if (shown === 0) blame(`does not show ${text}`);
      }
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) {
        const isOut = (element: Element) =>
          element.getBoundingClientRect().right > clientWidth || element.scrollWidth > element.clientWidth + 1;
        const out = [...document.body.querySelectorAll('*')].filter((one) => !one.firstElementChild && isOut(one));
        blame(
          `${scrollWidth - clientWidth} px too wide: ${out.map((element) => element.outerHTML.slice(0, 80)).join()}`,
        );
      }
      return found;
    },
    [name, shown] as const,
  );

/** The words beside a field that was not taken, once they are there; everything typed must be there too. */
export async function refusedAt(page: Page, label: string, typed: string): Promise<string> {
  const field = page.getByRole('textbox', { name: label });
  await page.waitForFunction(
    (element) => element?.getAttribute('aria-invalid') === 'true',
    await field.elementHandle(),
  );
  const [value, words] = await field.evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
    const said = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return [(element as HTMLInputElement).value, said] as const;
  });
  if (value !== typed) throw new Error(`${label} lost what was typed: ${value}`);
  return words.trim();
}
