import { helpTopics, type Topic, type TopicId } from './topics.ts';

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The answers in which every typed word stands, by topic; all of them while nothing is typed. */
export function answersLike(typed: string, topics: Readonly<Record<TopicId, Topic>>): { id: TopicId; topic: Topic }[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return helpTopics.flatMap((id) => {
    const topic = topics[id];
    const answers = topic.answers.filter(({ question, answer }) => {
      const text = plain(`${topic.title} ${question} ${answer.join(' ')}`);
      return wanted.every((word) => text.includes(word));
    });
    return answers.length > 0 ? [{ id, topic: { ...topic, answers } }] : [];
  });
}
