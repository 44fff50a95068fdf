import { describe, expect, it } from 'vitest';
import { line, lines } from './fields.ts';
import { hasUnseen, isPersonName, plainLine, plainText } from './written.ts';

const unseen = ['\u200b', '\u200e', '\u200f', '\u202a', '\u202e', '\u2060', '\u2066', '\u2069', '\ufeff', '\u00ad'];

describe('what cannot be seen', () => {
  it.each([...unseen, '\u0000', '\u0007', '\n', '\u2028', '\ue000', '\u{e0041}'])('is found: %j', (sign) => {
    expect(hasUnseen(`Ali${sign}ce`)).toBe(true);
    expect(isPersonName(`Ali${sign}ce`)).toBe(false);
  });

  it('is a joiner too, but in the scripts that it belongs to', () => {
    for (const name of ['می\u200cخواهم', 'ශ්\u200dරී', 'क्\u200dष']) {
      expect(hasUnseen(name), name).toBe(false);
      expect(isPersonName(name), name).toBe(true);
    }
    for (const name of ['Ali\u200cce', 'Ali\u200dce', 'علی\u200c', '\u200dعلی', 'می\u200c\u200cخواهم', 'علی\u200cA']) {
      expect(isPersonName(name), name).toBe(false);
    }
  });

  it('is taken out of texts, and every script is left alone', () => {
    expect(plainText('pay \u202e0001\u202c now\u0000')).toBe('pay 0001 now');
    expect(plainText('  a\r\nb\t\n ')).toBe('a\nb');
    expect(plainText('a\u2028b')).toBe('a\nb');
    expect(plainText('<b>שלום</b> สวัสดี 👋')).toBe('<b>שלום</b> สวัสดี 👋');
    expect(plainText('👩\u200d🚀 👩🏽\u200d🚀 می\u200cخواهم')).toBe('👩\u200d🚀 👩🏽\u200d🚀 می\u200cخواهم');
    expect(plainText('Ali\u200dce Lid\u200cdell')).toBe('Alice Liddell');
    expect(plainText('\u200b\u2066 ')).toBe('');
    expect(plainLine(' a\n\n b\u202e ')).toBe('a b');
  });

  it('is no part of a line or lines on the wire, nor of their length', () => {
    expect(line.min(1).max(3).parse(' a\u202e\nb ')).toBe('a b');
    expect(lines.min(1).max(3).parse(' a\u202e\nb ')).toBe('a\nb');
    expect(line.min(1).safeParse('\u2066 ').success).toBe(false);
    expect(line.max(3).safeParse('abcd').success).toBe(false);
  });
});

it.each(['<b>Alice</b>', 'Alice 2', '=Alice', '-', '', '😀'])('%j is nobody’s name', (name) => {
  expect(isPersonName(name)).toBe(false);
});
