// One node of an OpenSearch made of the modules published for Java: the server, its HTTP, its analyzers and its scripts.
import java.nio.file.Path;
import java.util.List;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.transport.Netty4Plugin;

public final class ShopNode extends Node {
  private ShopNode(Settings settings, Path config) {
    super(
        new Environment(settings, config),
        List.of(Netty4Plugin.class, CommonAnalysisPlugin.class, PainlessPlugin.class),
        true);
  }

  /** ShopNode CONFIG name=value … */
  public static void main(String[] args) throws Exception {
    Settings.Builder settings = Settings.builder();
    for (int at = 1; at < args.length; at++) {
      int equals = args[at].indexOf('=');
      settings.put(args[at].substring(0, equals), args[at].substring(equals + 1));
    }
    new ShopNode(settings.build(), Path.of(args[0])).start();
    Thread.currentThread().join();
  }
}
